import { browserStorage } from '#api/browser/browser-storage.ts'

/** The timeout for a script or stylesheet (SYS-12), in ms. */
const PATIENCE = 120_000
/** Element id of the notice that a chunk failed to load. The platform renders the notice hidden. */
export const PART_MISSING = 'part-missing'

const tab = browserStorage('sessionStorage')
const listeners = new Set<() => void>()
/**
 * `failures`: all chunk-load errors. `reportedElsewhere`: the errors that another message already reports.
 */
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

/**
 * Keeps the notice hidden for this failure, because the caller reports it itself. An outdated page is
 * reloaded anyway.
 */
export function suppressChunkErrorBanner(failure: unknown): void {
  if (failure instanceof Error) reportedElsewhere.add(failure)
}

/**
 * Watches for chunks that fail to load. The path of `entryAddress` identifies the build that the page belongs
 * to.
 */
export function watchParts(entryAddress: string): void {
  entry = new URL(entryAddress).pathname
  addEventListener('vite:preloadError', ({ payload }) => {
    // Change the message: the router recognises the original one and would reload the page even without a
    // newer build.
    if (!failures.has(payload)) payload.message = `A part of the page did not load. ${payload.message}`
    void answer(payload)
  })
}

/**
 * Rejects if `loading` fails or takes too long. The failure is also reported, unless an outdated page is
 * reloaded.
 */
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

/** Reports a failure if the router takes too long to load a page. */
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
 * Whether to show the notice for this failure. Each missing chunk is reported once per tab: if it is
 * permanently blocked, neither the notice nor a reload helps. Failures during startup, and errors that name
 * no chunk, are always reported.
 */
function isFirstReport({ message }: Error): boolean {
  const part = /\/assets\/\S+/.exec(message)?.[0]
  if (!part || !listeners.size) return true
  const isFirst = tab.read(part) === null
  tab.write(part, 'missing')
  return isFirst
}

/** Ends the current task, so that the browser can handle input, and callers can suppress the notice. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

function setMissing(isMissing: boolean): void {
  missing = isMissing
  // Set the attribute without React, because there is no listener if the application itself failed to load.
  document.getElementById(PART_MISSING)?.toggleAttribute('hidden', !missing)
  for (const listener of listeners) listener()
}

/**
 * Whether a reload would close a game or lose text typed in a dialog. If so, the visitor decides when to
 * reload.
 */
const isInUse = () =>
  document.querySelector('iframe') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('dialog[open] :is(input,textarea)')].some(
    ({ type, value }) => type !== 'checkbox' && value !== '',
  )

/**
 * Returns the storage key under which a reload of this build's page is recorded. Each build is reloaded only
 * once: if two builds are served alternately, the page would otherwise reload forever.
 */
const reloadedFrom = () => `reloadedFrom.${entry}`
const hasReloaded = () => tab.read(reloadedFrom()) !== null

/** Whether the build that the platform now serves differs from the page's. */
export async function isOutdated(): Promise<boolean> {
  try {
    const reply = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    return reply.ok && !(await reply.text()).includes(entry)
  } catch {
    // Without a response, no newer build can be loaded, and a reload would lose the page.
    return false
  }
}

/** Makes a chunk's loader reject after the timeout. */
export const inTime =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    withTimeout(load())
