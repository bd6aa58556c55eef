/**
 * The kind of person who views an action for members only. Visitors must log in first, and trial players must
 * register.
 */
export type Viewer = 'visitor' | 'trial' | 'member'
