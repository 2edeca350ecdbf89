/**
 * The login prompt: a visitor who stays is asked once per session, at the edge of the screen, to log in. It is never in the way: no
 * modal, no focus of its own. What is here is its trigger; the card comes when it is about to be shown.
 */
export { LoginPrompt, type LoginPromptProps } from './LoginPrompt.tsx';
