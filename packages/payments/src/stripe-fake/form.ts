/** A body of `application/x-www-form-urlencoded` with brackets, as Stripe's clients send it: `a[b]=c&d[0]=e`. */
export type Form = { [name: string]: string | Form };

export function parseForm(text: string): Form {
  const form: Form = Object.create(null) as Form;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]/).filter((part, at) => part !== '' || at === 0);
    let place = form;
    for (const part of path.slice(0, -1)) {
      const next = place[part];
      place = typeof next === 'object' ? next : (place[part] = Object.create(null) as Form);
    }
    place[path.at(-1) ?? name] = value;
  }
  return form;
}
