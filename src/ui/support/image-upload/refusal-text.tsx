import { Trans } from '@lingui/react/macro'
import type { ImageRefusal } from '#machines/support/image-upload.types.ts'

/** Why a file was rejected (ERR-03). */
export function RefusalText({ name, code }: { name: string; code: ImageRefusal }) {
  switch (code) {
    case 'upload.notImage':
      return <Trans>{name} is no PNG or JPEG image</Trans>
    case 'upload.tooLarge':
      return <Trans>{name} is larger than 5 MB</Trans>
    case 'upload.tooManyPixels':
      return <Trans>{name} has too many pixels; send a smaller one</Trans>
    case 'upload.tooMany':
      return <Trans>{name} was left out: three images are the most</Trans>
    case 'upload.throttled':
      return <Trans>{name} was not taken, for these were many images; try again in an hour</Trans>
  }
}
