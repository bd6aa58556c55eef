/** A usage error. The message is a sentence for the user. */
export class Misuse extends Error {}
