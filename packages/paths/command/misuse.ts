/** A user error; the message is a sentence for the user. */
export class Misuse extends Error {}
