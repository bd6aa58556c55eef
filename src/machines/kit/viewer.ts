/** Who views an action that is for members only. Visitors may log in, trial players may register. */
export type Viewer = 'visitor' | 'trial' | 'member'
