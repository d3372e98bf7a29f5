/** The panel of the rules, which anything may open at a rule. */
class RulesPanel {
  game = $state<string | null>(null);
  rule = $state<string | null>(null);

  open(game: string, rule: string | null = null): void {
    this.game = game;
    this.rule = rule;
  }

  close(): void {
    this.game = null;
  }
}

export const rulesPanel = new RulesPanel();
