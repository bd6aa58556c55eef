import { type AnyEventObject, createActor, fromCallback } from 'xstate'

/** Starts a parent actor that records the events it receives. */
export function hearingParent() {
  const heard: AnyEventObject[] = []
  const parent = createActor(
    fromCallback(({ receive }) => {
      receive((event) => heard.push(event))
    }),
  ).start()
  return { parent, heard }
}
