/** The viewer of a members-only action: a visitor may log in, a trial player may register. */
export type Viewer = 'visitor' | 'trial' | 'member'
