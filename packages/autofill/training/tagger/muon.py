"""Steps for the matrices of layers: momentum with all its directions made equally long (Muon)."""
import torch


class Muon(torch.optim.Optimizer):
    def __init__(self, params, lr, weight_decay=0.05, momentum=0.95):
        super().__init__(params, dict(lr=lr, weight_decay=weight_decay, momentum=momentum))
        for group in self.param_groups:
            for value in group['params']:
                self.state[value]['speed'] = torch.zeros_like(value)

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            # All matrices of a size at once: one by one they are too small to keep an accelerator busy.
            for shape in sorted({tuple(value.shape) for value in group['params']}):
                self.step_together([value for value in group['params'] if tuple(value.shape) == shape], group)

    def step_together(self, values, group):
        speeds, slopes = [self.state[value]['speed'] for value in values], [value.grad for value in values]
        torch._foreach_lerp_(speeds, slopes, 1 - group['momentum'])
        ways = evened(torch.stack(torch._foreach_lerp(slopes, speeds, group['momentum'])))
        # As long as a step of Adam would be.
        scale = 0.2 * max(values[0].shape) ** 0.5
        torch._foreach_mul_(values, 1 - group['lr'] * group['weight_decay'])
        torch._foreach_sub_(values, list((ways * (group['lr'] * scale)).unbind()))


def evened(matrices):
    """The nearest matrices whose singular values are about 1, by five steps of Newton and Schulz."""
    tall = matrices.shape[1] > matrices.shape[2]
    x = (matrices.mT if tall else matrices).bfloat16()
    x = x / (x.norm(dim=(1, 2), keepdim=True) + 1e-7)
    for _ in range(5):
        squared = x @ x.mT
        x = 3.4445 * x + (-4.7750 * squared + 2.0315 * squared @ squared) @ x
    return (x.mT if tall else x).float()
