/** Who looks at what only members can do something about: a visitor may log in, a trial player register. */
export type Viewer = 'visitor' | 'trial' | 'member'
