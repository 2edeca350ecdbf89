// @vitest-environment happy-dom
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { keepTyped } from './keep-typed.ts';

function Form() {
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  return (
    <form>
      <input name="name" value={name} onInput={(event) => setName(event.currentTarget.value)} />
      <input name="untouched" defaultValue="as it was" />
      <input
        name="agreed"
        type="checkbox"
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
      />
      <output>{`${name} ${String(agreed)}`}</output>
    </form>
  );
}

it('gives a form that is taken over what was typed and ticked before, with focus and selection', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const root = document.getElementById('root')!;
  const [name, untouched, agreed] = root.querySelectorAll('input');
  name!.focus();
  name!.value = 'Ada';
  name!.setSelectionRange(1, 2);
  agreed!.checked = true;
  const putBack = keepTyped(root);
  await act(async () => {
    hydrateRoot(root, <Form />);
    putBack();
  });
  expect(root.querySelector('input')).toBe(name);
  expect([name!.value, untouched!.value, agreed!.checked]).toEqual(['Ada', 'as it was', true]);
  expect([name!.selectionStart, name!.selectionEnd]).toEqual([1, 2]);
  expect(document.activeElement).toBe(name);
  expect(root.querySelector('output')?.textContent).toBe('Ada true');
});
