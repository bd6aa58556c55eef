import { type RefObject, useEffect, useState } from 'react'

/** Whether a picture has arrived or will not: the moment from which other things may be loaded. */
export function useFirstPicture(picture: RefObject<HTMLImageElement | null>): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const settle = () => setSettled(true)
    // Tells of one that came before this page was taken over, too.
    Promise.resolve(picture.current?.decode()).then(settle, settle)
  }, [picture])
  return settled
}
