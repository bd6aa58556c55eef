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

/** How long to wait for the frame's first message after its load event, in ms. */
const FIRST_WORD_WITHIN = 2_000

let known: Frame | null = null
let asked = 0

/**
 * Sends a request to the Firebase frame and opens the frame if needed. Throws `CallFailed` if the frame
 * cannot be opened. Aborting removes the frame and any reCAPTCHA challenge that it shows.
 */
export async function askFirebaseFrame(request: Request, signal: AbortSignal): Promise<Answer> {
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

/**
 * Returns the current popup's frame, and opens it if needed. The previous popup's frame is gone, because each
 * popup renders a new container.
 */
function frameInPlace(): Frame {
  const place = document.getElementById(FRAME_PLACE)
  if (!place) throw new Error('The view has no container for the Firebase frame.')
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

/**
 * Waits for the frame's first message. The load event is not enough, because an error page or another
 * document fires it too.
 */
async function firstWordOf(element: HTMLIFrameElement): Promise<void> {
  const silence = new AbortController()
  element.addEventListener('load', () => {
    // If the document is not accessible, it is the browser's own error page: the request got no response.
    const reason = element.contentDocument ? 'server' : 'offline'
    setTimeout(() => silence.abort(new CallFailed(reason)), FIRST_WORD_WITHIN)
  })
  await heardFrom(element, silence.signal, (message) => message.type === 'frame.ready')
}

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
