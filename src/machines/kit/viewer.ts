/**
 * Who sees a feature that only members can use. Visitors must log in first, and trial players must register.
 */
export type Viewer = 'visitor' | 'trial' | 'member'
