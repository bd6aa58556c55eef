import { type RefObject, useEffect, useState } from 'react'

/** Whether a picture has loaded or failed; other loads can start then. */
export function useFirstPicture(picture: RefObject<HTMLImageElement | null>): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const settle = () => setSettled(true)
    // Also covers a picture that loaded before hydration.
    Promise.resolve(picture.current?.decode()).then(settle, settle)
  }, [picture])
  return settled
}
