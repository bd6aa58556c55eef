import * as v from 'valibot'
import { CallFailed } from '#api/http/call-failed.ts'
import {
  FRAME_PATH,
  FRAME_PLACE,
  type FrameMessage,
  type FrameRequest,
  frameMessage,
} from '#protocol/auth/firebase-frame.ts'

type Frame = { element: HTMLIFrameElement; isReady: Promise<void> }
type Answer = Exclude<FrameMessage, { type: 'frame.ready' }>
type Request = FrameRequest extends infer One ? (One extends FrameRequest ? Omit<One, 'id'> : never) : never

/** Milliseconds from the end of loading to the frame's first word. */
const FIRST_WORD_WITHIN = 2_000

let known: Frame | null = null
let asked = 0

/**
 * Asks the frame in which Firebase runs, opening it where the view keeps a place for it, and gives its answer. Throws
 * `CallFailed` when the frame cannot be opened. Who stops waiting closes the frame, and with it what it asks the visitor.
 */
export async function askFrame(request: Request, signal: AbortSignal): Promise<Answer> {
  const { element, isReady } = frameInPlace()
  try {
    await isReady
    signal.throwIfAborted()
    asked += 1
    const id = asked
    const isAnswer = (message: FrameMessage): message is Answer => 'id' in message && message.id === id
    const answer = heardFrom(element, signal, isAnswer)
    element.contentWindow?.postMessage({ ...request, id } satisfies FrameRequest, location.origin)
    return await answer
  } catch (error) {
    close(element)
    throw error
  }
}

function close(element: HTMLIFrameElement): void {
  element.remove()
  if (known?.element === element) known = null
}

/** A popup that is opened again keeps another place; the frame that went with the one before is gone. */
function frameInPlace(): Frame {
  const place = document.getElementById(FRAME_PLACE)
  if (!place) throw new Error('The view keeps no place for the frame of Firebase.')
  if (known?.element.parentElement !== place) known = openFrame(place)
  return known
}

function openFrame(place: HTMLElement): Frame {
  const element = document.createElement('iframe')
  element.title = 'reCAPTCHA'
  element.src = FRAME_PATH
  const isReady = firstWordOf(element)
  place.append(element)
  return { element, isReady }
}

/** A document that is not ours, or none, is loaded too and says nothing. */
async function firstWordOf(element: HTMLIFrameElement): Promise<void> {
  const silence = new AbortController()
  element.addEventListener('load', () => {
    // A page of the browser's own that says so stands for one that could not be fetched.
    const reason = element.contentDocument ? 'server' : 'offline'
    setTimeout(() => silence.abort(new CallFailed(reason)), FIRST_WORD_WITHIN)
  })
  await heardFrom(element, silence.signal, (message) => message.type === 'frame.ready')
}

/** The first message of the frame that is meant; rejects with the signal's reason. */
function heardFrom<Message extends FrameMessage>(
  element: HTMLIFrameElement,
  signal: AbortSignal,
  isMeant: (message: FrameMessage) => message is Message,
): Promise<Message> {
  const listening = new AbortController()
  const heard = new Promise<Message>((resolve, reject) => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== element.contentWindow) return
      const message = v.safeParse(frameMessage, data)
      if (message.success && isMeant(message.output)) resolve(message.output)
    }
    addEventListener('message', hear, { signal: listening.signal })
    signal.addEventListener('abort', () => reject(signal.reason), { signal: listening.signal })
  })
  return heard.finally(() => listening.abort())
}
