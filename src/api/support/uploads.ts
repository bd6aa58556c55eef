import { type Answer, answerIn, fetchValue } from '#api/http/call-api.ts'
import { sendFile } from '#api/http/send-file.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { readUpload, uploadImage } from '#protocol/support/uploads.ts'

export type UploadAnswer = Answer<typeof uploadImage>

export type ImagePurpose = RequestInput<typeof uploadImage>['purpose']

/** Throws `CallFailed` on failure. `onSent` reports progress from 0 to 1. */
export async function sendImage(
  { purpose, image }: { purpose: ImagePurpose; image: Blob },
  watched: { signal: AbortSignal; onSent: (part: number) => void },
): Promise<UploadAnswer> {
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('image', image)
  return answerIn(uploadImage, await sendFile(uploadImage, form, watched))
}

export const readImage = async (id: string, signal: AbortSignal): Promise<string> =>
  (await fetchValue(readUpload, { id }, { signal })).image
