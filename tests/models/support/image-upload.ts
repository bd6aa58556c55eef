import { defineModel } from '@palpite/paths/model.ts'
import { imageUploadMachine } from '#machines/support/image-upload.machine.ts'

const file = (name: string, image: Blob = new Blob(['image'])) => ({ name, image })
/** An image whose reported size is above the limit. */
const large = Object.defineProperty(new Blob(['image']), 'size', { value: 6_000_000 })

export const imageUploadModel = defineModel(imageUploadMachine, {
  inputs: { 'a withdrawal proof': { purpose: 'withdrawalProof' } },
  events: {
    'images.choose': {
      'a small image': { files: [file('a.png')] },
      'one small, one too large': { files: [file('a.png'), file('large.png', large)] },
      'an image that is too large': { files: [file('large.png', large)] },
      'four images at once': { files: ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => file(name)) },
    },
    'image.cancel': {},
    'image.retry': {},
    'image.remove': { 'the first image': { id: 'u1' } },
    'images.drop': {},
  },
  outcomes: {
    sendImage: {
      'half of the image': { send: { type: 'image.progressed' as const, part: 0.5 } },
      'image uploaded': { send: { type: 'image.kept' as const, id: 'u1' } },
      'not an image': { send: { type: 'image.refused' as const, code: 'upload.notImage' as const } },
      'connection lost': {
        send: { type: 'image.failed' as const, failure: { reason: 'offline' as const, retryAfter: 0 } },
      },
    },
  },
  view: ({ images, queue, refusals, part }) => ({
    images: images.map(({ name }) => name),
    queue: queue.map(({ name }) => name),
    refusals: refusals.map(({ name, code }) => `${name} ${code}`),
    part,
  }),
})
