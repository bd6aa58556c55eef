import { expect, test } from 'vitest'
import { sendFile } from '#api/http/send-file.ts'
import { uploadImage } from '#protocol/support/uploads.ts'

test('an upload that was cancelled beforehand is not sent', async () => {
  const signal = AbortSignal.abort(new DOMException('Cancelled', 'AbortError'))
  const sending = sendFile(uploadImage, new FormData(), { signal, onSent: () => {} })
  await expect(sending).rejects.toBe(signal.reason)
})
