/**
 * Method and path of the operations that screens of agencies' people alone ask: a file of its own, which comes with those screens, because
 * travellers and partners' pages need none of them. `routes.ts` has them too; the browsers' copy of it has not.
 */
export const officeRoutes = {
  listOwnTexts: ['GET', '/api/agency/texts'],
  listTexts: ['GET', '/api/agency/texts/{language}'],
  saveOwnTexts: ['PUT', '/api/agency/texts/{language}'],
  listBookings: ['GET', '/api/bookings'],
  closeReview: ['POST', '/api/bookings/{reference}/reviews/{reviewId}/close'],
  listProposals: ['GET', '/api/proposals'],
  withdrawProposal: ['DELETE', '/api/proposals/{proposalId}'],
  listMarkupRules: ['GET', '/api/agency/markup-rules'],
  createMarkupRule: ['POST', '/api/agency/markup-rules'],
  replaceMarkupRule: ['PUT', '/api/agency/markup-rules/{ruleId}'],
  endMarkupRule: ['DELETE', '/api/agency/markup-rules/{ruleId}'],
  listSignInProviders: ['GET', '/api/agency/sign-in-providers'],
  addSignInProvider: ['POST', '/api/agency/sign-in-providers'],
  replaceSignInProvider: ['PUT', '/api/agency/sign-in-providers/{providerId}'],
  removeSignInProvider: ['DELETE', '/api/agency/sign-in-providers/{providerId}'],
  checkSignInProvider: ['POST', '/api/agency/sign-in-providers/{providerId}/check'],
} as const;
