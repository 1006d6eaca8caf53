/**
 * Passes on the newest of many wishes: at most so many a second, and no more than a few on their way. Answers
 * come back in the order of the wishes; one that a newer one has overtaken is dropped.
 */
export class Throttle<Wish, Reply> {
  #waiting: { wish: Wish } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sentAt = -Infinity;
  #sent = 0;
  #heard = 0;
  #onTheWay = 0;
  /** Grows whenever everything before is void. */
  #round = 0;

  constructor(
    private readonly send: (wish: Wish) => Promise<Reply>,
    private readonly hear: (reply: Reply, wish: Wish) => void,
    private readonly perSecond = 15,
    private readonly mostOnTheWay = 2,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Something is wished for that is not answered yet. */
  get pending(): boolean {
    return this.#waiting !== null || this.#onTheWay > 0;
  }

  want(wish: Wish): void {
    this.#waiting = { wish };
    this.#go();
  }

  /** Forgets what waits, and every answer that is still to come. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = null;
    this.#onTheWay = 0;
    this.#round += 1;
  }

  #go(): void {
    if (this.#waiting === null || this.#timer !== undefined) return;
    if (this.#onTheWay >= this.mostOnTheWay) return;
    const wait = this.#sentAt + 1000 / this.perSecond - this.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#go();
      }, wait);
      return;
    }
    const { wish } = this.#waiting;
    this.#waiting = null;
    void this.#ask(wish);
  }

  async #ask(wish: Wish): Promise<void> {
    const [round, number] = [this.#round, ++this.#sent];
    this.#sentAt = this.now();
    this.#onTheWay += 1;
    const reply = await this.send(wish);
    if (round !== this.#round) return;
    this.#onTheWay -= 1;
    if (number > this.#heard) {
      this.#heard = number;
      this.hear(reply, wish);
    }
    this.#go();
  }
}
