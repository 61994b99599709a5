"""The trained weights as an ONNX file of bytes, for one window at a time."""
import math

import onnx
import torch
import torch.nn as nn

from .data import PLACE_SLOTS, ROW_SLOTS
from .model import Tagger


class Table(nn.Module):
    """Rows as bytes with a scale for each."""

    def __init__(self, table):
        super().__init__()
        weight = table.weight.detach()
        scale = weight.abs().amax(1, keepdim=True).clamp(min=1e-8) / 127
        self.register_buffer('bytes', (weight / scale).round().to(torch.int8))
        self.register_buffer('scale', scale)

    def forward(self, rows):
        return self.bytes[rows].float() * self.scale[rows]


class Reader(nn.Module):
    """What the product asks: logarithms of tags, and what tells which parts of lines belong together."""

    def __init__(self, model):
        super().__init__()
        self.model = model
        model.words, model.places = Table(model.words), Table(model.places)

    def forward(self, rows, places, boxes):
        x = self.model(rows.long()[None], places.long()[None], boxes[None])[0]
        logs = self.model.tags(x).log_softmax(-1)
        return logs, self.model.earlier(x), self.model.later(x) / math.sqrt(self.model.later.out_features)


def export(weights, path):
    from onnxruntime.quantization import QuantType, quantize_dynamic

    model = Tagger()
    model.load_state_dict(weights)
    reader = Reader(model.eval()).eval()
    count = 37
    inputs = (
        torch.ones(count, ROW_SLOTS, dtype=torch.int32),
        torch.ones(count, PLACE_SLOTS, dtype=torch.int32),
        torch.ones(count, 3, dtype=torch.int32),
    )
    names = ['rows', 'places', 'boxes']
    whole = path.replace('.onnx', '.whole.onnx')
    torch.onnx.export(
        reader, inputs, whole, input_names=names, output_names=['logs', 'earlier', 'later'], opset_version=17, dynamo=False,
        dynamic_axes={name: {0: 'words'} for name in names + ['logs', 'earlier', 'later']},
    )
    quantize_dynamic(whole, path, op_types_to_quantize=['MatMul', 'Gemm'], per_channel=True, weight_type=QuantType.QInt8,
                     extra_options=dict(MatMulConstBOnly=True))
    return reader, onnx.load(path)
