/** SYS-11: the id of a tag of Google's, as its console names them; anything else loads nothing. */
export const isTagId = (id: string): boolean => /^[A-Z]{1,4}-[A-Z0-9]{1,20}$/.test(id)

/** Where the tag comes from. */
export const TAG_HOST = 'https://www.googletagmanager.com'

/** The Trusted Types policy that knows the tag's address and no other. */
export const TAG_POLICY = 'analytics-tag'
