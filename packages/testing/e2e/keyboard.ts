import type { Page } from 'playwright-core';

/** What the keyboard would speak to now: its name as far as attributes and text tell, in whatever frame it stands. */
export async function focused(page: Page): Promise<string> {
  let deepest = '';
  for (const frame of page.frames()) {
    const name = await frame
      .evaluate(() => {
        if (!document.hasFocus()) return null;
        let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        if (!at || at instanceof HTMLIFrameElement) return null;
        const labels =
          at instanceof HTMLInputElement ? [...(at.labels ?? [])].map((label) => label.innerText) : [];
        const described = [
          at.getAttribute('aria-label'),
          ...labels,
          at.getAttribute('autocomplete'),
          (at as HTMLElement).innerText,
        ];
        return `${at.localName} ${described.filter(Boolean).join(' ')}`.replaceAll(/\s+/g, ' ').slice(0, 200);
      })
      .catch(() => null);
    // Frames come parents first; the innermost that has the focus has it.
    if (name !== null) deepest = name;
  }
  return deepest;
}

/**
 * Presses Tab until something of that name has the focus.
 * @throws {Error} with the way it took, when it is not among the next `most` stops
 */
export async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  const way: string[] = [];
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (name.test(now)) return;
    way.push(now);
  }
  throw new Error(`Tab never came to ${name}; it went over:\n${way.join('\n')}`);
}
