import { fromCallback } from 'xstate'
import { type ImagePurpose, sendImage } from '#api/support/uploads.ts'
import { callFailureOf } from '#machines/kit/call-failure.ts'
import { imageUploadMachine } from '#machines/support/image-upload.machine.ts'
import type { ImageNews } from '#machines/support/image-upload.types.ts'

type Upload = { purpose: ImagePurpose; image: Blob }

/** Cancelling an upload aborts its request. */
export const imageUploadFlow = imageUploadMachine.provide({
  actors: {
    sendImage: fromCallback<ImageNews, Upload>(({ input, sendBack }) => {
      const stopping = new AbortController()
      const { signal } = stopping
      sendImage(input, { signal, onSent: (part) => sendBack({ type: 'image.progressed', part }) }).then(
        (answer) =>
          sendBack(
            answer.ok
              ? { type: 'image.kept', id: answer.value.id }
              : { type: 'image.refused', code: answer.refusal.code },
          ),
        (error: unknown) => sendBack({ type: 'image.failed', failure: callFailureOf(error) }),
      )
      return () => stopping.abort()
    }),
  },
})
