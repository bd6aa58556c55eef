import { type RefObject, useEffect, useState } from 'react'

/** Whether a picture has arrived or will not: the moment from which other things may be loaded. */
export function useFirstPicture(picture: RefObject<HTMLImageElement | null>): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const image = picture.current
    // Pictures that came before this page was taken over have told nobody.
    if (!image || image.complete) {
      setSettled(true)
      return
    }
    const settle = () => setSettled(true)
    image.addEventListener('load', settle)
    image.addEventListener('error', settle)
    return () => {
      image.removeEventListener('load', settle)
      image.removeEventListener('error', settle)
    }
  }, [picture])
  return settled
}
