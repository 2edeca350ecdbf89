/** A question counts from here on, trimmed (CONST-24, A-55). */
const minimumLength = 4;

/** The list is shown only when it has questions and every one is long enough (FAQ-04, FAQ-05, FAQ-09). */
export function showsFaqs(questions: readonly { question?: string | null }[]): boolean {
  return (
    questions.length > 0 && questions.every(({ question }) => (question ?? '').trim().length >= minimumLength)
  );
}
