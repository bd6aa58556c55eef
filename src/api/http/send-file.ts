import { sessionToken } from '#api/browser/session-storage.ts'
import type { Call } from '#protocol/kit/call.ts'
import { broadcastAuthFailure, failureOf, headersOf } from './http-client.ts'
import { settings } from './settings.ts'

/** How long an upload may go without progress or a response, in ms. */
const PATIENCE = 30_000

type Watched = {
  signal: AbortSignal
  /** `part` is the uploaded share, from 0 to 1. */
  onSent: (part: number) => void
}

/**
 * Uploads a form and returns the parsed JSON. Every error throws `CallFailed`, except that an abort throws
 * the abort reason. XMLHttpRequest is used, because `fetch` reports no upload progress.
 */
export async function sendFile(call: Call, form: FormData, { signal, onSent }: Watched): Promise<unknown> {
  signal.throwIfAborted()
  const token = sessionToken()
  const sent = Promise.withResolvers<XMLHttpRequest>()
  const request = new XMLHttpRequest()
  let isOutOfPatience = false
  const giveUp = () => {
    isOutOfPatience = true
    request.abort()
  }
  let patience = setTimeout(giveUp, PATIENCE)
  request.open(call.method, settings().platform + call.path)
  for (const [name, value] of Object.entries(headersOf(token, undefined)))
    request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => {
    clearTimeout(patience)
    patience = setTimeout(giveUp, PATIENCE)
    onSent(total > 0 ? loaded / total : 0)
  }
  request.onload = () => sent.resolve(request)
  request.onerror = () => sent.reject(new TypeError('The connection was lost.'))
  request.onabort = () => sent.reject(signal.reason)
  const stop = () => request.abort()
  signal.addEventListener('abort', stop)
  request.send(form)
  try {
    return readAnswer(await sent.promise)
  } catch (error) {
    if (signal.aborted) throw error
    const failure = failureOf(error, isOutOfPatience)
    broadcastAuthFailure(failure, token)
    throw failure
  } finally {
    clearTimeout(patience)
    signal.removeEventListener('abort', stop)
  }
}

/** Throws on an HTTP error. */
function readAnswer(request: XMLHttpRequest): unknown {
  const { status, responseText } = request
  if (status >= 200 && status < 300) return JSON.parse(responseText)
  const headers = new Headers({ 'retry-after': request.getResponseHeader('retry-after') ?? '0' })
  throw Object.assign(new Error(responseText), { status, response: new Response(null, { headers }) })
}
