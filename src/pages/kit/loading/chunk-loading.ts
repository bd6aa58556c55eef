import { browserStorage } from '#api/browser/browser-storage.ts'

/** Timeout in ms for a script or stylesheet (SYS-12). */
const PATIENCE = 120_000
/** Element id of the notice about a chunk that failed to load. The platform renders the notice hidden. */
export const PART_MISSING = 'part-missing'

const tab = browserStorage('sessionStorage')
const listeners = new Set<() => void>()
/** `failures`: chunk-load errors. `reportedElsewhere`: those that another message already reports. */
const failures = new WeakSet<object>()
const reportedElsewhere = new WeakSet<object>()
let missing = false
let entry = ''

export const isPartMissing = (): boolean => missing

export const dismissMissing = (): void => setMissing(false)

export function listenToParts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isPartFailure = (error: unknown): boolean => error instanceof Error && failures.has(error)

/** For callers that report the failure themselves. An outdated page is reloaded all the same. */
export function suppressChunkErrorBanner(failure: unknown): void {
  if (failure instanceof Error) reportedElsewhere.add(failure)
}

/** Watches for chunks that fail to load. The path of `entryAddress` identifies the page's build. */
export function watchParts(entryAddress: string): void {
  entry = new URL(entryAddress).pathname
  addEventListener('vite:preloadError', ({ payload }) => {
    // Change the message: the router reloads on every missing-module error, even if there is no newer build.
    if (!failures.has(payload)) payload.message = `A part of the page did not load. ${payload.message}`
    void answer(payload)
  })
}

/** Rejects on a timeout. Every failure also shows the notice or reloads an outdated page. */
export async function withTimeout<Part>(loading: Promise<Part>): Promise<Part> {
  const { late, stop } = startWaiting()
  try {
    return await Promise.race([loading, late])
  } catch (error) {
    if (error instanceof Error && !failures.has(error)) void answer(error)
    throw error
  } finally {
    stop()
  }
}

type Navigating = { subscribe(type: 'onBeforeLoad' | 'onLoad', listener: () => void): unknown }

/** Applies the timeout to pages that the router loads. */
export function watchPages(router: Navigating): void {
  let stop = () => {}
  router.subscribe('onBeforeLoad', () => {
    stop()
    const waiting = startWaiting()
    waiting.late.catch(answer)
    stop = waiting.stop
  })
  router.subscribe('onLoad', () => stop())
}

function startWaiting() {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Part of the page took too long to load.')), PATIENCE)
  return { late, stop: () => clearTimeout(timer) }
}

async function answer(failure: Error): Promise<void> {
  failures.add(failure)
  await nextTask()
  const isOld = !hasReloaded() && !isInUse() && (await isOutdated())
  if (isOld) {
    tab.write(reloadedFrom(), 'true')
    location.reload()
  } else if (!reportedElsewhere.has(failure) && isFirstReport(failure)) setMissing(true)
}

/**
 * Reports each chunk once per tab. If it is blocked for good, dismissing the notice or reloading does not
 * help. Failures during startup, and messages without the chunk's name, are always reported.
 */
function isFirstReport({ message }: Error): boolean {
  const part = /\/assets\/\S+/.exec(message)?.[0]
  if (!part || !listeners.size) return true
  const isFirst = tab.read(part) === null
  tab.write(part, 'missing')
  return isFirst
}

/** Lets the caller suppress the notice first. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

function setMissing(isMissing: boolean): void {
  missing = isMissing
  // Set directly: if the application itself failed to load, no listener exists.
  document.getElementById(PART_MISSING)?.toggleAttribute('hidden', !missing)
  for (const listener of listeners) listener()
}

/** Whether a game is open or typed text would be lost. The visitor then decides when to reload. */
const isInUse = () =>
  document.querySelector('iframe') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('dialog[open] :is(input,textarea)')].some(
    ({ type, value }) => type !== 'checkbox' && value !== '',
  )

/**
 * Key of the last reload of this build. A page reloads once per build, or it would reload forever while two
 * builds are served in turn.
 */
const reloadedFrom = () => `reloadedFrom.${entry}`
const hasReloaded = () => tab.read(reloadedFrom()) !== null

/** Whether the platform serves another build than this page's. */
export async function isOutdated(): Promise<boolean> {
  try {
    const reply = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    return reply.ok && !(await reply.text()).includes(entry)
  } catch {
    // Without a response no newer build can load, and a reload would lose the page.
    return false
  }
}

/** Makes a loader of a chunk reject on a timeout. */
export const inTime =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    withTimeout(load())
