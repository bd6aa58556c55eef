/** The fragment of an address with which the rooms lie over a page. */
export const CHAT = 'chat'
