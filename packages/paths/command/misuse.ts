/** A mistake by the user. The message is a sentence for the user. */
export class Misuse extends Error {}
