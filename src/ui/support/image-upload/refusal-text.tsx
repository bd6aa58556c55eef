import { Trans } from '@lingui/react/macro'
import type { ImageRefusal } from '#machines/support/image-upload.types.ts'

/** Why a file was rejected (ERR-03). */
export function RefusalText({ name, code }: { name: string; code: ImageRefusal }) {
  switch (code) {
    case 'upload.notImage':
      return <Trans id="support.imageUpload.notImage">{name} isn’t a PNG or JPEG image</Trans>
    case 'upload.tooLarge':
      return <Trans id="support.imageUpload.tooLarge">{name} is larger than 5 MB</Trans>
    case 'upload.tooManyPixels':
      return (
        <Trans id="support.imageUpload.tooManyPixels">
          {name} has too many pixels. Choose a smaller image.
        </Trans>
      )
    case 'upload.tooMany':
      return <Trans id="support.imageUpload.tooMany">{name} not added: three images at most</Trans>
    case 'upload.throttled':
      return (
        <Trans id="support.imageUpload.throttled">
          {name} wasn’t uploaded: too many images. Try again in an hour.
        </Trans>
      )
  }
}
