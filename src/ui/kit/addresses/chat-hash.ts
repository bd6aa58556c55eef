/** URL fragment that opens the chat panel over a page. */
export const CHAT_HASH = 'chat'
