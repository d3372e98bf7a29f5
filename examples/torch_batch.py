"""Torch on `labtable.Batch`: policy gradients on thousands of games at once; on a GPU nothing leaves it.

pip install 'labtable[gpu,learning]'
python examples/torch_batch.py                              # 16,384 games on the GPU
python examples/torch_batch.py --lanes 64 --updates 2       # a short try, on the CPU too
"""

import argparse
import time

import torch

import labtable

arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("--game", default="curie", choices=labtable.names())
arguments.add_argument("--lanes", type=int, default=16_384)
arguments.add_argument("--updates", type=int, default=200)
arguments.add_argument("--steps", type=int, default=32, help="decisions of each lane between updates")
given = arguments.parse_args()

game = labtable.game(given.game)
device = "cuda" if torch.cuda.is_available() else "cpu"
if device == "cuda":
    try:
        batch = labtable.Batch(game, given.lanes, seed=1, device="gpu")
    except labtable.NoGpu as missing:
        print(f"{missing} The games run on the CPU, the network on the GPU.")
        batch = labtable.Batch(game, given.lanes, seed=1)
else:
    print("There is no GPU that torch can use; everything runs on the CPU.")
    batch = labtable.Batch(game, given.lanes, seed=1)


def tensor(array):
    """The batch's own memory where both are on one device, else a copy."""
    shared = torch.from_dlpack(array) if batch.device == "gpu" else torch.from_numpy(array)
    return shared.to(device)


torch.manual_seed(1)
size = sum(field.size for field in game.observation_fields)
width = torch.cat([torch.full((field.size,), float(field.high - field.low)) for field in game.observation_fields])
width = width.to(device)
net = torch.nn.Sequential(torch.nn.Linear(size, 256), torch.nn.ReLU(), torch.nn.Linear(256, game.NUM_ACTIONS))
net = net.to(device)
optimiser = torch.optim.Adam(net.parameters(), 1e-3)
lanes = torch.arange(given.lanes, device=device)
moves = torch.zeros((given.lanes, batch.seats), device=device)  # log-probabilities of each seat's choices so far
started, decisions, ended = time.perf_counter(), 0, 0
for _ in range(given.updates):
    moves, loss = moves.detach(), torch.zeros((), device=device)
    for _ in range(given.steps):
        seen = tensor(batch.observations).float().abs().div(width).sqrt()
        logits = net(seen).masked_fill(~tensor(batch.mask), -1e9)
        choice = torch.distributions.Categorical(logits=logits)
        action = choice.sample()
        movers = tensor(batch.to_move).long()
        moves = moves.index_put((lanes, movers), choice.log_prob(action), accumulate=True)
        batch.step(action.to(torch.int32) if batch.device == "gpu" else action.to(torch.int32).cpu().numpy())
        done, rewards = tensor(batch.done), tensor(batch.rewards)
        loss = loss - (moves * rewards)[done].sum()
        moves = torch.where(done[:, None], torch.zeros_like(moves), moves)
        decisions, ended = decisions + given.lanes, ended + int(done.sum())
    if loss.requires_grad:
        optimiser.zero_grad()
        (loss / given.lanes).backward()
        optimiser.step()
seconds = time.perf_counter() - started
print(
    f"{game.meta.title}: {given.updates} updates over {ended} games, {decisions / seconds:,.0f} decisions a second "
    f"with games on the {batch.device} and the network on {device}."
)
