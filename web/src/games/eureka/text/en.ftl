lure-eureka = Fifty-two great minds, four suits, not a word between you.
teaches-eureka = Who came before whom: four thousand years of art and science.
glance-eureka-1 = Play a card on its suit: numbers only go up. Skipping numbers gives a bonus, the very next number a penalty.
glance-eureka-2 = Hands are secret, and you may not talk about them.
glance-eureka-3 = Bonuses let you recover, share or exchange cards. Penalties restrict the next player.
glance-eureka-4 = Play all the cards together. Each card left over costs a point.
