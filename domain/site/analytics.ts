/** A Google tag id (SYS-11). Any other id loads no script. */
export const isTagId = (id: string): boolean => /^[A-Z]{1,4}-[A-Z0-9]{1,20}$/.test(id)

export const TAG_HOST = 'https://www.googletagmanager.com'

/** The Trusted Types policy that allows the tag's address only. */
export const TAG_POLICY = 'analytics-tag'
