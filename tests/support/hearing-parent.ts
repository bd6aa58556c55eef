import { type AnyEventObject, createActor, fromCallback } from 'xstate'

/** An actor to be the parent of the one under test, and what it has been told. */
export function hearingParent() {
  const heard: AnyEventObject[] = []
  const parent = createActor(
    fromCallback(({ receive }) => {
      receive((event) => heard.push(event))
    }),
  ).start()
  return { parent, heard }
}
