import { afterEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import type * as uploads from '#api/support/uploads.ts'
import { imageUploadFlow } from '#pages/support/image-upload.flow.ts'

const sendImage = vi.hoisted(() => vi.fn<typeof uploads.sendImage>())
vi.mock('#api/support/uploads.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof uploads>()),
  sendImage,
}))
afterEach(() => sendImage.mockReset())

function open() {
  const form = setup({
    actors: { imageUpload: imageUploadFlow },
    types: { children: {} as { imageUpload: 'imageUpload' } },
  }).createMachine({
    invoke: { src: 'imageUpload', id: 'imageUpload', input: { purpose: 'feedback' } },
  })
  const upload = createActor(form).start().getSnapshot().children.imageUpload
  if (!upload) throw new Error('Nobody can send an image.')
  return upload
}

const file = (name: string, size = 10) => ({
  name,
  image: Object.defineProperty(new Blob(['image']), 'size', { value: size }),
})

test('[ERR-03] states a safe name and the reason for each rejected file, and aborts a cancelled upload', async () => {
  const refusal = { code: 'upload.notImage' as const, message: '', value: {} }
  sendImage.mockResolvedValueOnce({ ok: false, refusal })
  sendImage.mockReturnValueOnce(new Promise(() => {}))
  const upload = open()
  upload.send({
    type: 'images.choose',
    files: [file('large.png', 6_000_000), file('foto\u202egnp.exe'), file('tela.png')],
  })
  await vi.waitFor(() => expect(sendImage).toHaveBeenCalledTimes(2), 30_000)
  expect(upload.getSnapshot().context.refusals).toEqual([
    { number: 0, name: 'large.png', code: 'upload.tooLarge' },
    { number: 1, name: 'fotognp.exe', code: 'upload.notImage' },
  ])
  const signal = sendImage.mock.lastCall?.[1].signal
  expect(signal?.aborted).toBe(false)
  upload.send({ type: 'image.cancel' })
  expect(signal?.aborted).toBe(true)
})
