/**
 * What a button or link is about, for who hears it without seeing what it stands beside. It goes behind the visible words, so that the
 * name begins with them in every language and in an agency's own words: who says to a computer what is written presses it (WCAG 2.5.3).
 */
export function About({ what }: { what: string }) {
  return <span className="vh"> {what}</span>;
}
