import { assign, sendParent, setup } from 'xstate'
import type { ImagePurpose } from '#api/support/uploads.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { providedSource } from '#machines/kit/provided.ts'
import { sortChosen } from './image-upload.logic.ts'
import type {
  ChosenImage,
  ImageNews,
  ImageRefusal,
  ImagesChanged,
  ImageUploadContext,
  ImageUploadEvent,
} from './image-upload.types.ts'

const files = ({ event }: { event: { files: readonly ChosenImage[] } }) => event.files
const report = (isSending: boolean) => ({ type: 'sendImages', params: isSending }) as const

/**
 * Uploads up to three image attachments, one after another (MEM-06, PROMO-02). The machine reports to its
 * parent which images are uploaded and whether another one is uploading.
 */
export const imageUploadMachine = setup({
  types: {
    input: {} as { purpose: ImagePurpose },
    context: {} as ImageUploadContext,
    events: {} as ImageUploadEvent,
    tags: {} as 'busy' | 'failed',
    children: {} as { sendImage: 'sendImage' },
  },
  actors: { sendImage: providedSource<ImageNews, { purpose: ImagePurpose; image: Blob }>() },
  guards: {
    hasNext: ({ context }) => context.queue.length > 0,
    hasRefusals: ({ context }) => context.refusals.length > 0,
  },
  actions: {
    addFiles: assign(({ context }, chosen: readonly ChosenImage[]) => sortChosen(context, chosen)),
    startImage: assign({ part: 0, failure: null }),
    setProgress: assign({ part: (_, part: number) => part }),
    addImage: assign(({ context: { images, queue } }, id: string) => ({
      images: [...images, ...queue.slice(0, 1).map(({ name }) => ({ id, name }))],
      queue: queue.slice(1),
    })),
    addRefusal: assign(({ context: { queue, refusals } }, code: ImageRefusal) => ({
      refusals: [
        ...refusals,
        ...queue.slice(0, 1).map(({ name }) => ({ number: refusals.length, name, code })),
      ],
      queue: queue.slice(1),
    })),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    skipCurrent: assign({ queue: ({ context }) => context.queue.slice(1) }),
    removeImage: assign({
      images: ({ context }, removed: string) => context.images.filter(({ id }) => id !== removed),
    }),
    dropImages: assign({ images: [], queue: [], refusals: [] }),
    clearRefusals: assign({ refusals: [] }),
    sendImages: sendParent(
      ({ context }, isSending: boolean): ImagesChanged => ({
        type: 'images.changed',
        ids: context.images.map(({ id }) => id),
        isSending,
      }),
    ),
  },
}).createMachine({
  id: 'imageUpload',
  description: 'Uploads the chosen images one after another and shows the result of each.',
  context: ({ input }) => ({ ...input, images: [], queue: [], part: 0, refusals: [], failure: null }),
  initial: 'choosing',
  on: { 'images.drop': { target: '.expired', actions: 'dropImages' } },
  states: {
    choosing: {
      description: 'The player can add and remove images.',
      on: {
        'images.choose': { target: 'routing', actions: { type: 'addFiles', params: files } },
        'image.remove': {
          target: '.idle',
          actions: ['clearRefusals', { type: 'removeImage', params: ({ event }) => event.id }, report(false)],
        },
      },
      initial: 'idle',
      states: {
        idle: { description: 'No error is shown.' },
        refused: { description: 'Some images were declined. The reasons are shown.' },
      },
    },
    routing: {
      description: 'The page checks whether another image is to be uploaded.',
      always: [
        { guard: 'hasNext', target: 'sending' },
        { guard: 'hasRefusals', target: 'choosing.refused', actions: report(false) },
        { target: 'choosing.idle', actions: report(false) },
      ],
    },
    sending: {
      description: 'An image is uploading. The player can cancel it.',
      tags: 'busy',
      entry: ['startImage', report(true)],
      invoke: {
        id: 'sendImage',
        src: 'sendImage',
        input: ({ context: { purpose, queue } }) => {
          const [next] = queue
          if (!next) throw new Error('There is no image to send.')
          return { purpose, image: next.image }
        },
      },
      on: {
        'image.progressed': { actions: { type: 'setProgress', params: ({ event }) => event.part } },
        'image.kept': {
          target: 'routing',
          actions: { type: 'addImage', params: ({ event }) => event.id },
        },
        'image.refused': {
          target: 'routing',
          actions: { type: 'addRefusal', params: ({ event }) => event.code },
        },
        'image.failed': {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => event.failure },
        },
        'image.cancel': { target: 'routing', actions: 'skipCurrent' },
      },
    },
    failed: {
      description: 'An image could not be uploaded. The player can try again or leave it out.',
      tags: 'failed',
      entry: report(false),
      on: {
        'image.retry': 'sending',
        'image.cancel': { target: 'routing', actions: 'skipCurrent' },
      },
    },
    expired: {
      description: 'The uploaded images have expired. The player has to choose them again.',
      entry: report(false),
      on: { 'images.choose': { target: 'routing', actions: { type: 'addFiles', params: files } } },
    },
  },
})
