"""How far any molecule is from the target, compiled: for evaluation and search.

The molecule is laid over the target bond by bond, as next_steps.py does: what does not fit is cut off, and what is
missing costs what the route finder said when the game was set up (prices.py).
"""

from __future__ import annotations

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has, lowest, only

from ..chemistry.molecule import places, slot_of
from ..constants import BONDS, MAX_ATOMS, ZERO, Bond, Element
from ..state import Molecule, Place, Slot, State, Workings

FAR = 100  # manipulations: more than any way takes
LAST = 4  # added to a bond of the target that closes a ring when all else is there
BOND_OF = 3  # the rest of it: a Bond
NEEDS = 7  # bits before the set of reagents in the number that says both
TRIES = 600  # NOT A RULE: places that are tried for atoms, so that a large molecule does not take long
CUT, SKIPPED, NOTHING_LEFT = BONDS, BONDS + 1, BONDS + 2  # what an atom's place may be, besides a slot of its parent's

# Rows of Workings.colour
ORDER, PARENT, SLOT, PLACE, HOLDER, TRIED, ROWS = 0, 1, 2, 3, 4, 5, 6


@rule
def is_priced(s: State) -> bool:
    return bool(s.price_list.afresh > 0)


@rule
def way_left(s: State, m: Molecule) -> int:
    """Manipulations from a molecule to the target, and times 2 ** NEEDS the set of reagents that they need."""
    best = s.price_list.afresh + (s.price_list.afresh_needs << NEEDS)
    tries, cuts = TRIES, 0
    while tries > 0 and is_worth_cutting(cuts, best):  # few cuts first: what they find makes many others needless
        roots = places(m)
        while roots != 0:
            root = lowest(roots)
            roots &= roots - 1
            count = put_in_order(m, s.workings, root)
            for place in range(MAX_ATOMS):
                if s.goal.atoms[place].element == m.atoms[root].element and tries > 0:
                    best, tries = lay(s, m, count, place, cuts, best, tries)
        cuts += 1
    for row in range(ROWS):
        for i in range(MAX_ATOMS):
            s.workings.colour[row, i] = 0
    return best


@rule
def is_worth_cutting(cuts: int, best: int) -> bool:
    """Whether so many cuts may be part of a better way: two of them leave two centres, which one manipulation more
    takes off at best."""
    return cuts + (cuts + 1) // 2 < best & (only(NEEDS) - 1)


@rule
def put_in_order(m: Molecule, w: Workings, root: Place) -> int:
    """The atoms from a root on, each after the one that it hangs on; returns their number."""
    w.colour[ORDER, 0] = root
    seen = only(root)
    count, n = 1, 0
    while n < count:
        i = w.colour[ORDER, n]
        for slot in range(BONDS):
            j = m.atoms[i].neighbour[slot]
            if m.atoms[i].bond[slot] != Bond.NONE and not has(seen, j):
                seen |= only(j)
                w.colour[ORDER, count] = j
                w.colour[PARENT, count] = i
                w.colour[SLOT, count] = slot
                count += 1
        n += 1
    return count


@rule
def lay(s: State, m: Molecule, count: int, place: Place, most: int, best: int, tries: int) -> tuple[int, int]:
    """Lay the first atom on a place of the target and the others after it, in every way with so many cuts: the best,
    and tries left."""
    w = s.workings
    root = w.colour[ORDER, 0]
    put(w, root, place)
    cuts, n = 0, 1
    while n >= 1:
        if n == count:
            if cuts == most:
                best = min_way(s, m, best, cuts)
            n -= 1
            continue
        i = w.colour[ORDER, n]
        tried = w.colour[TRIED, n]
        if tried > 0 and w.colour[PLACE, i] > 0:
            w.colour[HOLDER, w.colour[PLACE, i] - 1] = 0
            w.colour[PLACE, i] = 0
        cuts -= tried == CUT + 1
        tried = next_choice(s, m, n, tried)
        if tries == 0 or (tried == CUT and cuts == most):
            tried = NOTHING_LEFT
        tries = max(tries - 1, 0)
        if tried == NOTHING_LEFT:
            w.colour[TRIED, n] = 0
            n -= 1
            continue
        w.colour[TRIED, n] = tried + 1
        cuts += tried == CUT
        if tried < CUT:
            put(w, i, s.goal.atoms[w.colour[PLACE, w.colour[PARENT, n]] - 1].neighbour[tried])
        n += 1
    w.colour[HOLDER, place] = 0
    w.colour[PLACE, root] = 0
    return best, tries


@rule
def put(w: Workings, i: Place, place: Place) -> None:
    w.colour[PLACE, i] = place + 1
    w.colour[HOLDER, place] = i + 1


@rule
def next_choice(s: State, m: Molecule, n: int, tried: int) -> int:
    """What becomes of the n-th atom after what was tried: a slot of its parent's place, CUT, SKIPPED where its parent
    is gone, or NOTHING_LEFT."""
    w = s.workings
    i, parent = w.colour[ORDER, n], w.colour[PARENT, n]
    if w.colour[PLACE, parent] == 0:
        return SKIPPED if tried == 0 else NOTHING_LEFT
    there = w.colour[PLACE, parent] - 1
    choice = tried
    if i > w.colour[ORDER, 0]:  # the first atom is the lowest that is kept
        while choice < CUT:
            if fits(s, m, i, there, choice):
                return choice
            choice += 1
    if choice <= CUT and not has(m.atoms[parent].ring_bonds, w.colour[SLOT, n]):
        return CUT
    return NOTHING_LEFT


@rule
def fits(s: State, m: Molecule, i: Place, there: Place, slot: Slot) -> bool:
    """Whether an atom may lie where a bond of the target leads: on a free place, with the bonds that it has there."""
    w = s.workings
    if s.price_list.bond[there, slot] == Bond.NONE:
        return False
    place = s.goal.atoms[there].neighbour[slot]
    if w.colour[HOLDER, place] > 0 or s.goal.atoms[place].element != m.atoms[i].element:
        return False
    for k in range(BONDS):
        j = m.atoms[i].neighbour[k]
        if m.atoms[i].bond[k] != Bond.NONE and w.colour[PLACE, j] > 0:
            other = slot_of(s.goal, place, w.colour[PLACE, j] - 1)
            if other < 0 or not is_like(m, i, m.atoms[i].bond[k], j, s.price_list.bond[place, other] & BOND_OF):
                return False
            if m.atoms[i].bond[k] == Bond.AROMATIC and not has(s.goal.atoms[place].ring_bonds, other):
                return False
    for k in range(BONDS):
        j = w.colour[HOLDER, s.goal.atoms[place].neighbour[k]] - 1
        bond = s.price_list.bond[place, k]
        if 0 < bond < LAST and j >= 0 and slot_of(m, i, j) < 0:
            return False
    return True


@rule
def is_like(m: Molecule, i: Place, bond: int, j: Place, wanted: int) -> bool:
    """Whether a bond is the one wanted, or can become it."""
    if bond == wanted:
        return True
    carbons = m.atoms[i].element == Element.CARBON and m.atoms[j].element == Element.CARBON
    return bool(carbons and wanted != Bond.AROMATIC)


@rule
def min_way(s: State, m: Molecule, best: int, cuts: int) -> int:
    """The better of a way and the one that keeps the atoms which lie on the target now."""
    w = s.workings
    left, needs = cuts, ZERO
    limit = best & (only(NEEDS) - 1)
    kept = places(m)
    while kept != 0 and left < limit:
        i = lowest(kept)
        kept &= kept - 1
        if w.colour[PLACE, i] == 0:
            continue
        place = w.colour[PLACE, i] - 1
        left += cost_of_atom(s, m, i, place)
        for slot in range(BONDS):
            bond = s.price_list.bond[place, slot]
            j = w.colour[HOLDER, s.goal.atoms[place].neighbour[slot]] - 1
            if 0 < bond < LAST and j < 0:
                needs |= s.price_list.needs[place, slot]
    if left >= limit:
        return best
    left += rings_to_close(s, m) + additions_to_benzene(s, m)
    return left + (needs << NEEDS) if left < limit else best


@rule
def rings_to_close(s: State, m: Molecule) -> int:
    """Bonds that close rings of the target, and are not there yet."""
    w = s.workings
    found = 0
    for place in range(MAX_ATOMS):
        for slot in range(BONDS):
            other = s.goal.atoms[place].neighbour[slot]
            if s.price_list.bond[place, slot] > LAST and place < other:
                i, j = w.colour[HOLDER, place] - 1, w.colour[HOLDER, other] - 1
                found += i < 0 or j < 0 or slot_of(m, i, j) < 0
    return found


@rule
def additions_to_benzene(s: State, m: Molecule) -> int:
    """Additions that open aromatic rings: each brings a centre to two atoms whose bonds in the target's ring are
    single."""
    w = s.workings
    opened = 0
    kept = places(m)
    while kept != 0:
        i = lowest(kept)
        kept &= kept - 1
        aromatic, doubles = 0, 0
        for slot in range(BONDS):
            j = m.atoms[i].neighbour[slot]
            if m.atoms[i].bond[slot] == Bond.AROMATIC and w.colour[PLACE, i] > 0 and w.colour[PLACE, j] > 0:
                place = w.colour[PLACE, i] - 1
                wanted = s.price_list.bond[place, slot_of(s.goal, place, w.colour[PLACE, j] - 1)] & BOND_OF
                aromatic = 1
                doubles += wanted != Bond.SINGLE
        opened += aromatic == 1 and doubles == 0
    return (opened + 1) // 2


@rule
def cost_of_atom(s: State, m: Molecule, i: Place, place: Place) -> int:
    """Manipulations on an atom that is kept, with all that is to hang on it; a changed bond counts on one of its
    atoms."""
    w, atom = s.workings, m.atoms[i]
    have_y, have_p = atom.yellow + 0, atom.purple + 0
    need_y, need_p, doubles, cost = 0, 0, 0, 0
    for slot in range(BONDS):
        bond, j = atom.bond[slot], atom.neighbour[slot]
        if bond == Bond.NONE:
            continue
        if w.colour[PLACE, j] == 0:
            have_y += bond == Bond.SINGLE
            have_p += bond == Bond.DOUBLE
            continue
        wanted = s.price_list.bond[place, slot_of(s.goal, place, w.colour[PLACE, j] - 1)] & BOND_OF
        if wanted != Bond.SINGLE:
            doubles = 1
        if bond != wanted and bond != Bond.AROMATIC:
            cost += i < j
            have_y += wanted == Bond.SINGLE
            need_y += wanted == Bond.DOUBLE
    joints, detours = 0, 0  # sets of slots
    for slot in range(BONDS):
        bond = s.price_list.bond[place, slot] & BOND_OF
        j = w.colour[HOLDER, s.goal.atoms[place].neighbour[slot]] - 1
        if bond == Bond.NONE or (j >= 0 and slot_of(m, i, j) >= 0):
            continue
        if s.price_list.bond[place, slot] > LAST:
            need_y += bond == Bond.SINGLE
            need_p += bond == Bond.DOUBLE
        elif bond == Bond.AROMATIC:
            return FAR
        else:
            joints |= only(slot)
    best = FAR
    while True:  # every choice of joints that are made by a detour
        more_y, more_p, price = 0, 0, 0
        for slot in range(BONDS):
            if has(joints, slot):
                detour = int(has(detours, slot))
                single = s.price_list.bond[place, slot] == Bond.SINGLE
                price += s.price_list.behind[place, slot, detour]
                more_y += (1 - 2 * detour) if single else 2 * detour
                more_p += detour if single else 1 - detour
        spare = atom.hydrogens - s.goal.atoms[place].hydrogens
        price += adjustment(spare, atom.element, have_p, need_y + more_y, need_p + more_p)
        if price < best and need_p + more_p + doubles <= 1:
            best = price
        if detours == joints:
            return min(best + cost, FAR)
        detours = (detours - joints) & joints


@rule
def adjustment(spare: int, element: int, have_p: int, need_y: int, need_p: int) -> int:
    """Manipulations that bring hydrogens and the colours of centres in order on one atom; FAR: none can."""
    if need_p > 1 or have_p > 1 or (have_p != need_p and element != Element.CARBON):
        return FAR
    changes = abs(spare)
    if need_y < 0:  # an addition gives a centre that nothing needs: it becomes a hydrogen
        changes = abs(spare - need_y) - need_y
    return changes + int(have_p != need_p)
