/** Whether the id is a Google tag id (SYS-11). No script is loaded for any other id. */
export const isTagId = (id: string): boolean => /^[A-Z]{1,4}-[A-Z0-9]{1,20}$/.test(id)

export const TAG_HOST = 'https://www.googletagmanager.com'

/** Name of the Trusted Types policy that allows only the tag's URL. */
export const TAG_POLICY = 'analytics-tag'
