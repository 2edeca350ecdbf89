/** Milliseconds that a traveller who pressed waits for the code. */
const patience = 4500;

/**
 * Holds a press in a form that a server rendered until the widget takes the form over; then the widget hears of the press. When its code
 * fails, or takes longer than 4.5 seconds, the form goes where its `action` leads. An element without such a form is left alone.
 *
 * @returns call it when the code will not come: a press that is held leads to the results at once, and later ones are not held
 * @example
 * const codeFailed = holdPress(element);
 * import('./widget.js').catch(codeFailed);
 */
export function holdPress(element: Element): () => void {
  const root = element.shadowRoot?.querySelector('[data-server-rendered]');
  let pressed: { form: HTMLFormElement; button: HTMLElement | null } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hold = (event: Event) => {
    event.preventDefault();
    const { target, submitter } = event as SubmitEvent;
    pressed = { form: target as HTMLFormElement, button: submitter };
    submitter?.setAttribute('aria-busy', 'true');
    timer ??= setTimeout(codeFailed, patience);
  };
  const letGo = () => {
    clearTimeout(timer);
    root?.removeEventListener('submit', hold);
    element.removeEventListener('travel-ready', tookOver);
    element.removeEventListener('travel-error', codeFailed);
    const held = pressed;
    pressed = null;
    held?.button?.removeAttribute('aria-busy');
    return held;
  };
  const tookOver = () => letGo()?.form.requestSubmit();
  // Without `submit` events, so that nothing holds it again.
  const codeFailed = () => letGo()?.form.submit();

  root?.addEventListener('submit', hold);
  element.addEventListener('travel-ready', tookOver);
  element.addEventListener('travel-error', codeFailed);
  return codeFailed;
}
