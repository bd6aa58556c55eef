/** What the names of the locks begin with that the open tabs of this site hold. */
const TAB = 'tab:'
const mine = TAB + Math.random()
/** There are none where the site is not served securely, and where the page is rendered. */
const { locks }: Partial<Navigator> = typeof navigator === 'undefined' ? {} : navigator

/** Counts this tab among the open ones for as long as its page lives. */
export function countThisTab(): void {
  // A browser that blocks storage refuses locks too; then nobody can tell whether this is the only tab.
  locks?.request(mine, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {})
}

/** Whether the browser knows of no other open tab of this site; false where it cannot tell. */
export async function isOnlyTab(): Promise<boolean> {
  const { held } = (await locks?.query()) ?? {}
  return held?.every(({ name }) => !name?.startsWith(TAB) || name === mine) ?? false
}
